import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** What the content model uses of `node:crypto`. A browser's own hashes are asynchronous. */
export function createHash(_algorithm: 'sha256') {
  const hash = sha256.create();
  return {
    update(text: string) {
      hash.update(new TextEncoder().encode(text));
      return { digest: (_encoding: 'hex') => bytesToHex(hash.digest()) };
    },
  };
}
