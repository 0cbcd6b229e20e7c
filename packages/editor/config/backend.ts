import type { GitHost } from '../settings.ts';

/** Where each public Git host answers, and where it keeps the pictures of its users. */
const publicHosts = {
  github: { api: 'https://api.github.com', avatars: ['https://avatars.githubusercontent.com'] },
  gitlab: { api: 'https://gitlab.com/api/v4', avatars: ['https://gitlab.com'] },
  gitea: { api: 'https://gitea.com/api/v1', avatars: ['https://gitea.com'] },
};

/** The origins that the editor talks to; none for a checkout. */
export function originsOf(host: GitHost | null): { api: string[]; avatars: string[] } {
  if (!host) return { api: [], avatars: [] };
  if (!host.api) {
    const { api, avatars } = publicHosts[host.name];
    return { api: [new URL(api).origin], avatars };
  }
  const { origin } = new URL(host.api);
  return { api: [origin], avatars: [origin] };
}

/** Hosts on which each save becomes a pull request; on others it is a commit on the branch. */
const withPullRequests = new Set<GitHost['name']>(['github', 'gitlab']);

/** The CMS's configuration of a Git host. */
export function backendOf(host: GitHost | null) {
  // The CMS edits a checkout on behalf of a Git host, whichever it is.
  if (!host) return { backend: { name: 'github', repo: 'this/checkout' } };
  const { name, repository, branch, api, signIn } = host;
  return {
    backend: {
      name,
      repo: repository,
      ...(branch && { branch }),
      ...(api && { api_root: api }),
      ...(signIn ? { base_url: signIn } : { auth_methods: ['token'] }),
      commit_messages: {
        create: 'Add {{path}}',
        update: 'Edit {{path}}',
        delete: 'Delete {{path}}',
        uploadMedia: 'Upload {{path}}',
        deleteMedia: 'Delete {{path}}',
      },
    },
    ...(withPullRequests.has(name) && { publish_mode: 'editorial_workflow' }),
  };
}
