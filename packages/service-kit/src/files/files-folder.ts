/** The token of the folder within the storage that belongs to this service alone. */
export const FILES_FOLDER = 'phantom:files-folder';
