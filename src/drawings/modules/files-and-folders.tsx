import type { ReactNode } from 'react';
import { fillTemplate } from '../../shared/template.ts';
import { useDrawing } from '../drawing.ts';
import styles from './files-and-folders.module.css';
import { Panel } from '../parts/parts.tsx';
import parts from '../parts/parts.module.css';
import { mainVilla, villas } from '../portfolio.ts';

const [, otherVilla] = villas;

function Folder({ name, note, children }: { name: string; note: string; children?: ReactNode }) {
  return (
    <>
      <p className={`${styles.row} ${styles.folder} ${children ? styles.open : ''}`.trim()}>
        {name} <small>{note}</small>
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

/** Files, with a folder for each villa. */
export function FilesAndFolders() {
  const { files } = useDrawing().words;
  return (
    <Panel
      title={files.title}
      note={files.note}
      end={<span className={parts.button}>{files.upload}</span>}
    >
      <div className={styles.tree}>
        <Folder name={mainVilla.name} note={mainVilla.place}>
          {files.folders.map((folder) => (
            <Folder key={folder.name} name={folder.name} note={folder.note}>
              {folder.files.length > 0 &&
                folder.files.map((file) => <File key={file.name} {...file} />)}
            </Folder>
          ))}
        </Folder>
        <Folder
          name={otherVilla.name}
          note={fillTemplate(files.otherProperty, { place: otherVilla.place, files: '31' })}
        />
      </div>
    </Panel>
  );
}
