/** Domains that are reserved for tests and examples (RFC 2606, RFC 6761). */
const reserved = /(?:^|\.)(?:test|example|invalid|example\.(?:com|net|org))$/;

const ownMachine = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/**
 * Why visitors cannot reach a full address or a mail address, as the end of a sentence.
 * @returns undefined for an address that they may reach, and for any other text.
 */
export function unreachableReason(address: string): string | undefined {
  const mailHost = /^[^\s@/]+@([\w.-]+)$/.exec(address)?.[1];
  const url = mailHost === undefined ? URL.parse(address) : null;
  const host = mailHost ?? url?.hostname;
  if (!host || (url && !/^https?:$/.test(url.protocol))) return undefined;
  if (ownMachine.test(host)) return 'which only this machine can open';
  if (reserved.test(host)) return 'whose domain is reserved for tests and examples';
  return url?.protocol === 'http:' ? 'which is not encrypted' : undefined;
}
