import { ChevronDown, ChevronRight, FileText, Folder, Lock, Plus } from 'lucide-react';
import { Mark } from '../../ui/mark.tsx';
import { useDrawing } from '../drawing.ts';
import styles from './files-and-folders.module.css';
import { Frame, FrameButton } from './frame.tsx';

/** The number of files in each folder, and the folders that only some people may open. */
const counts = [5, 1, 24, 6, 5, 18];
const lockedFolder = 3;

const icon = { size: '1.25rem', strokeWidth: 1.75 };

/** The files of all villas, in a folder tree for each, with a permit that must be renewed. */
export function FilesAndFolders() {
  const { words, portfolio } = useDrawing();
  const { files } = words;
  const { first, ...others } = portfolio.properties;
  return (
    <Frame
      title={files.title}
      note={files.note}
      end={
        <FrameButton>
          <Plus {...icon} />
          {files.upload}
        </FrameButton>
      }
      className={styles.browser}
    >
      <div className={styles.tree}>
        <p className={styles.villa}>
          <ChevronDown {...icon} />
          <b>{first.name}</b>
        </p>
        <div className={styles.folders}>
          {files.folders.map((folder, index) => (
            <p key={folder} className={index === 0 ? styles.open : undefined}>
              <Folder {...icon} />
              <span>{folder}</span>
              {index === lockedFolder && <Lock size="1rem" strokeWidth={1.75} />}
              <small>{counts[index]}</small>
            </p>
          ))}
        </div>
        {Object.values(others).map(({ name }) => (
          <p key={name} className={`${styles.villa} ${styles.other}`}>
            <ChevronRight {...icon} />
            <b>{name}</b>
          </p>
        ))}
      </div>
      <div className={styles.files}>
        {files.files.map(({ name, note, isDue }, index) => (
          <p key={name} className={index === 0 ? styles.open : undefined}>
            <FileText {...icon} />
            <span>
              {index === 0 ? <b>{name}</b> : name}
              <small className={isDue ? styles.due : undefined}>{note}</small>
            </span>
          </p>
        ))}
        <p className={styles.drop}>{files.drop}</p>
      </div>
      <div className={styles.preview}>
        <div className={styles.paper}>
          <Mark />
          <p className={styles.title}>{files.permit.title}</p>
          <p className={styles.office}>{files.permit.office}</p>
          <dl>
            {files.permit.lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.flag}>{files.flag}</p>
        </div>
        <dl className={styles.facts}>
          {files.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Frame>
  );
}
