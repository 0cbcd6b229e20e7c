import type { ReactNode } from 'react';
import styles from './files-and-folders.module.css';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { sawah, villas } from '../portfolio.ts';

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

const filesElsewhere = [0, 31, 27, 18];

/** The files of the portfolio, with a folder per villa. */
export function FilesAndFolders() {
  return (
    <Panel title="Files" note="By villa" end={<span className={parts.button}>Upload</span>}>
      <div className={styles.tree}>
        <Folder name={sawah.name} note={sawah.place}>
          <Folder name="Permits" note="Owner, manager">
            <File name="Pondok Wisata permit.pdf" note="Renew by March" isDue />
            <File name="NIB business number.pdf" note="8 Feb 2022" />
          </Folder>
          <Folder name="Leases" note="Owner">
            <File name="Land lease 2019–2044.pdf" note="3 Oct 2019" />
          </Folder>
          <Folder name="Photos" note="24 files, 12 Oct 2026" />
        </Folder>
        {villas.map(
          ({ name, place }, index) =>
            index > 0 && (
              <Folder key={name} name={name} note={`${place}, ${filesElsewhere[index]} files`} />
            ),
        )}
      </div>
    </Panel>
  );
}
