import type { ReactNode } from 'react';
import { useDrawing } from '../drawing.ts';
import styles from './files-and-folders.module.css';
import { Panel } from '../parts/parts.tsx';
import parts from '../parts/parts.module.css';
import { mainVilla } from '../portfolio.ts';

interface FolderProps {
  name: string;
  note?: string | undefined;
  children?: ReactNode;
}

function Folder({ name, note, children }: FolderProps) {
  return (
    <>
      <p className={`${styles.row} ${styles.folder} ${children ? styles.open : ''}`.trim()}>
        {name} {note && <small>{note}</small>}
      </p>
      {children && <div className={styles.inside}>{children}</div>}
    </>
  );
}

function File({ name, note, isDue }: { name: string; note: string; isDue?: boolean }) {
  return (
    <p className={`${styles.row} ${styles.file}`}>
      {name} <small className={isDue ? styles.due : undefined}>{note}</small>
    </p>
  );
}

/** The files of a villa. */
export function FilesAndFolders() {
  const { files } = useDrawing().words;
  return (
    <Panel
      title={files.title}
      note={`${mainVilla.name}, ${mainVilla.place}`}
      end={<span className={parts.button}>{files.upload}</span>}
    >
      <div className={styles.tree}>
        {files.folders.map((folder) => (
          <Folder key={folder.name} name={folder.name} note={folder.note}>
            {folder.files.length > 0 &&
              folder.files.map((file) => <File key={file.name} {...file} />)}
          </Folder>
        ))}
      </div>
    </Panel>
  );
}
