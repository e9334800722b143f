export const UPGRADE_FROM = 'HEAD';
