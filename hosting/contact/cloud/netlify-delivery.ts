import { blobsStore } from './blobs-store.ts';
import { deliverDue } from './deliver.ts';
import { sendByMailApi } from './mail-api.ts';
import { readCloudSettings } from './settings.ts';

/** Writes an event to the function's log. */
export function log(event: object): void {
  // oxlint-disable-next-line no-console -- the log of a function
  console.log(JSON.stringify(event));
}

/** Sends the stored messages that are due. */
export async function deliverFromBlobs(): Promise<void> {
  const settings = readCloudSettings(process.env);
  await deliverDue({
    outbox: blobsStore(),
    send: (message) => sendByMailApi(message, settings),
    retentionDays: settings.CONTACT_RETENTION_DAYS,
    log,
  });
}
