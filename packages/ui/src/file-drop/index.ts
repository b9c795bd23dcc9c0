export { acceptFiles, type FileLimits, type FileProblem, type RejectedFile } from './accept-files.ts';
export { FileDrop, type FileDropDetails, type FileDropProps } from './file-drop.tsx';
export { type UploadFile } from './upload-list.tsx';
export { fileDropAnatomy } from './file-drop.anatomy.ts';
