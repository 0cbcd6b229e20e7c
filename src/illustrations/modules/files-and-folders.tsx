import type { ReactNode } from 'react';
import styles from './files-and-folders.module.css';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Photo } from '../parts/photo.tsx';
import { sawah, villas } from '../portfolio.ts';

function Folder({ name, note, children }: { name: string; note: string; children?: ReactNode }) {
  return (
    <>
      <div className={`${styles.row} ${styles.folder} ${children ? styles.open : ''}`.trim()}>
        <b>{name}</b> <small>{note}</small>
      </div>
      {children && <div className={styles.inside}>{children}</div>}
    </>
  );
}

function File({ name, note }: { name: string; note: ReactNode }) {
  return (
    <div className={`${styles.row} ${styles.file}`}>
      <span>{name}</span> <small>{note}</small>
    </div>
  );
}

const filesElsewhere = [0, 31, 27, 18];

/** The files of the portfolio, one folder a villa. */
export function FilesAndFolders() {
  return (
    <Panel title="Files" note="By villa" end={<span className={parts.button}>Upload</span>}>
      <div className={styles.tree}>
        <Folder name={sawah.name} note={sawah.place}>
          <Folder name="Permits" note="Owner, manager">
            <File name="Pondok Wisata permit.pdf" note={<mark>Renew by 14 Mar 2027</mark>} />
            <File name="NIB business number.pdf" note="8 Feb 2022" />
            <File name="PBG building approval.pdf" note="2 Jun 2021" />
          </Folder>
          <Folder name="Leases" note="Owner">
            <File name="Land lease 2019–2044.pdf" note="3 Oct 2019" />
          </Folder>
          <Folder name="Photos" note="24, last on 12 Oct 2026">
            <div className={styles.photos}>
              <Photo of="view" />
              <Photo of="gate" />
              <Photo of="pool" />
              <Photo of="bedroom" />
            </div>
          </Folder>
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
