/** The address of the contact form, filled in to ask for an integration. */
export function contactAbout(contact: string, subject: string, integration: string): string {
  return `${contact}?${new URLSearchParams({ subject, integration })}#message`;
}
