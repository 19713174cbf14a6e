import { type DragEvent, useEffect, useRef, useState } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Files dropped on an element, or pasted anywhere on its page. */
export function useFileDrop(onFiles: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false);
  // Counts, because entering a child fires before leaving its parent.
  const depth = useRef(0);
  const take = useRef(onFiles);
  take.current = onFiles;

  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      const files = event.clipboardData?.files;
      if (!files?.length) return;
      event.preventDefault();
      take.current(files);
    }
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  function over(change: 1 | -1) {
    return (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      depth.current = Math.max(0, depth.current + change);
      setIsOver(depth.current > 0);
    };
  }

  return {
    isOver,
    target: {
      onDragEnter: over(1),
      onDragLeave: over(-1),
      onDragOver: (event: DragEvent) => carriesFiles(event) && event.preventDefault(),
      onDrop(event: DragEvent) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setIsOver(false);
        onFiles(event.dataTransfer.files);
      },
    },
  };
}
