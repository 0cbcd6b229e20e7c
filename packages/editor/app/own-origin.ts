/** Hosts that the CMS asks for what this editor does without. */
const unneeded = ['www.githubstatus.com', 'status-api.hostedstatus.com'];

/** Answers requests to hosts that the editor does not need as if the host were down. */
export function stayAtHome(): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const url = URL.parse(input instanceof Request ? input.url : input, document.baseURI);
    if (url && unneeded.includes(url.host)) return Promise.resolve(Response.error());
    return fetch(input, init);
  };
}
