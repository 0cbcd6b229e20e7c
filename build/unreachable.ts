/** Domains that are reserved for tests and examples (RFC 2606, RFC 6761). */
const reserved = /(?:^|\.)(?:test|example|invalid|example\.(?:com|net|org))$/;

const ownMachine = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/**
 * Says why visitors cannot reach a URL or an email address, to end a sentence: `which is not encrypted`.
 * @returns undefined for an address that they can reach, and for any other text.
 */
export function findUnreachableReason(address: string): string | undefined {
  const mailHost = /^[^\s@/]+@([\w.-]+)$/.exec(address)?.[1];
  const url = mailHost === undefined ? URL.parse(address) : null;
  const host = mailHost ?? url?.hostname;
  if (!host || (url && !/^https?:$/.test(url.protocol))) return undefined;
  if (ownMachine.test(host)) return 'which only this machine can open';
  if (reserved.test(host)) return 'whose domain is reserved for tests and examples';
  return url?.protocol === 'http:' ? 'which is not encrypted' : undefined;
}
