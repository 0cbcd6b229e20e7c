import type { ReactNode } from 'react';
import { fillTemplate } from '../../content/fields/template.ts';
import { usePortfolio } from '../drawing-language.ts';
import styles from './files-and-folders.module.css';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';

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

/** The files of the portfolio, with a folder for each property. */
export function FilesAndFolders() {
  const { mainProperty, properties, words } = usePortfolio();
  const { files } = words;
  return (
    <Panel
      title={files.title}
      note={files.note}
      end={<span className={parts.button}>{files.upload}</span>}
    >
      <div className={styles.tree}>
        <Folder name={mainProperty.name} note={mainProperty.place}>
          {files.folders.map((folder) => (
            <Folder key={folder.name} name={folder.name} note={folder.note}>
              {folder.files.length > 0 &&
                folder.files.map((file) => <File key={file.name} {...file} />)}
            </Folder>
          ))}
        </Folder>
        {properties.slice(1).map(({ id, name, place, files: count }) => (
          <Folder
            key={id}
            name={name}
            note={fillTemplate(files.otherProperty, { place, files: `${count}` })}
          />
        ))}
      </div>
    </Panel>
  );
}
