/** The version that the upgrade starts from: the first one whose containers work, until a later one has other data to take over. */
export const UPGRADE_FROM = 'c4bd841560192699a3f13d30a99b5c964d663153';
