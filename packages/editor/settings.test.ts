import { describe, expect, test } from 'vitest';
import { adminHeaders, headersFile } from './headers.ts';
import { readGitHost } from './settings.ts';

const github = { CMS_GIT_HOST: 'github', CMS_REPOSITORY: 'company/site' };

describe('the settings of the content editor', () => {
  test('edit a checkout without a Git host', () => {
    expect(readGitHost({ CMS_REPOSITORY: 'company/site' })).toBeNull();
  });

  test('name a repository on a Git host', () => {
    const api = 'https://git.example/api/v1';
    expect(readGitHost({ ...github, CMS_GIT_HOST: 'gitea', CMS_API: api })).toEqual({
      name: 'gitea',
      repository: 'company/site',
      branch: null,
      api,
      signIn: null,
    });
  });

  test.each([
    [
      { CMS_GIT_HOST: 'svn' },
      'CMS_GIT_HOST is "svn"; it takes one of github, gitlab, gitea; empty',
    ],
    [{ CMS_GIT_HOST: 'github' }, 'CMS_REPOSITORY is missing; with CMS_GIT_HOST it takes the owner'],
    [
      { ...github, CMS_REPOSITORY: 'site' },
      'CMS_REPOSITORY is "site"; it takes the owner and name',
    ],
    [
      { ...github, CMS_API: 'git.example' },
      'CMS_API is "git.example"; it takes the full https address',
    ],
  ])('%o is refused', (environment, message) => {
    expect(() => readGitHost(environment)).toThrow(message);
  });
});

describe('the headers of the content editor', () => {
  const policy = (environment: Record<string, string>) =>
    adminHeaders(readGitHost(environment))['Content-Security-Policy'];

  test('let it talk to its Git host and to nobody else', () => {
    expect(policy({})).toContain("connect-src 'self' blob: data:;");
    expect(policy(github)).toContain("connect-src 'self' blob: data: https://api.github.com;");
    expect(policy({ ...github, CMS_API: 'https://git.example/api' })).toContain(
      'data: https://git.example;',
    );
  });

  test('keep it out of search engines and frames', () => {
    expect(headersFile(null)).toMatch(
      /^\/\*\n {2}Content-Security-Policy: .*frame-ancestors 'none'/,
    );
    expect(headersFile(null)).toContain('\n  X-Robots-Tag: noindex, nofollow\n');
  });
});
