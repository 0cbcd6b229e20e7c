import { channelNames, channels, type Channel as ChannelId } from '../portfolio.ts';
import styles from './channel.module.css';

/** A channel's name with its color. */
export function Channel({ id }: { id: ChannelId }) {
  return <span className={`${styles.dot} ${styles[id]}`}>{channelNames[id]}</span>;
}

/** The legend of a calendar: all channels. */
export function Legend() {
  return channels.map((id) => <Channel key={id} id={id} />);
}
