export { Tree, type TreeNode, type TreeProps } from './tree.tsx';
export { treeAnatomy } from './tree.anatomy.ts';
