'use client';
import { type DragEvent, useRef, useState } from 'react';

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

interface DropTarget {
  /** Dragged files are ignored. */
  readonly disabled: boolean | undefined;
  readonly onDrop: (files: FileList) => void;
}

/** A zone that files can be dropped on. `over` tells whether files are dragged over it. */
export function useDropTarget({ disabled, onDrop }: DropTarget) {
  const [over, setOver] = useState(false);
  /** Entering a child fires before leaving its parent, so enters and leaves are counted. */
  const depth = useRef(0);
  const leave = (left: number) => {
    depth.current = left;
    if (left === 0) setOver(false);
  };
  const zone = {
    onDragEnter: (event: DragEvent) => {
      if (disabled || !holdsFiles(event)) return;
      depth.current += 1;
      setOver(true);
    },
    onDragLeave: () => leave(Math.max(0, depth.current - 1)),
    onDragOver: (event: DragEvent) => {
      if (disabled || !holdsFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      leave(0);
      onDrop(event.dataTransfer.files);
    },
  };
  return { over, zone };
}
