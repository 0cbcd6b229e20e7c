import { content } from '../../src/content/content.ts';
import { set, yaml, type Edit } from './edit.ts';

const markdownPage = `---
label: Journal
title: Notes from the houses
description: Short notes about running rentals, from calendars and cleaning to pickups, written by the people who build the software.
lead: Owners told us how their season went.
---

## A quiet month

The calendar is empty, and there is time to paint. See the [press page](/press) or [another site](https://example.com/).

![A terrace at dusk](/images/journal/terrace.svg)

| Month | Stays |
| ----- | ----- |
| May   | 12    |
`;

const bandsPage = `label: Press
meta:
  title: 'Press: pictures and facts about {{brand}}'
  description: Pictures, facts and a contact for journalists who write about {{brand}} and about rentals that take direct bookings.
intro: { eyebrow: Press, heading: Pictures and facts, lead: For journalists who write about rentals. }
bands:
  - kind: text
    heading: In one paragraph
    quote: Calendars, bookings and cleaning in one place.
    paragraphs: ['{{brand}} is software for owners and managers.']
  - kind: cards
    heading: Three facts
    lead: All of them are public.
    items:
      - { icon: house, title: Founded, body: 'In {{foundedIn}}.', link: { label: Our story, href: /about } }
      - { title: Archive, body: Every release., link: { label: The archive, href: 'https://example.com/' } }
      - { title: Fee, body: '{{feePercent}} on direct bookings.' }
  - kind: steps
    heading: How to quote us
    items:
      - { title: Ask, body: Write to us. }
      - { title: Print, body: Send us a copy. }
  - kind: pictures
    heading: Pictures for print
    items:
      - { file: /images/journal/terrace.svg, alt: A terrace at dusk, caption: Our terrace at dusk. }
  - kind: questions
    heading: Questions from journalists
    items:
      - { id: may-i, question: May I use the pictures?, answer: 'Yes, with our name.' }
  - kind: quote
    text: A direct booking pays for the paint.
    name: Ana Reis
    role: Owner, Faro
  - kind: links
    heading: Write to the press office
    body: We answer within {{replyHours}} hours.
    links:
      - { label: Contact us, href: /contact }
      - { label: Read the journal, href: /journal }
`;

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600"><path fill="#9bb" d="M0 0h800v600H0z"/></svg>';

/** Pages added by files alone, and links to them. */
export const pages: readonly Edit[] = [
  {
    what: 'a picture',
    file: 'public/images/journal/terrace.svg',
    change: () => picture,
  },
  {
    what: 'a page in Markdown',
    file: 'content/en/pages/journal.md',
    change: () => markdownPage,
    shows: [
      ['journal', 'Notes from the houses</h1>'],
      ['journal', `<img src="/images/journal/terrace.svg" width="800" height="600" loading="lazy"`],
      ['journal', 'rel="noopener" aria-describedby="new-tab-note" href="https://example.com/"'],
      ['journal', `"@type":"ListItem","position":2,"name":"Journal"`],
    ],
  },
  {
    what: 'a page of bands',
    file: 'content/en/pages/press.yaml',
    change: () => bandsPage,
    shows: [
      ['press', 'Pictures and facts</h1>'],
      ['press', 'Our terrace at dusk.</figcaption>'],
      ['press', '/social/press.png'],
    ],
  },
  yaml(
    'links to own pages and to another site, in a new group of the footer too',
    'facts/navigation.yaml',
    set({
      header: [...content.navigation.header, 'journal'],
      'footer.added': ['press', { label: 'Shop', href: 'https://shop.example.com/' }],
    }),
    [
      ['index', '<a href="/journal">Journal</a>'],
      ['about', '<a href="https://shop.example.com/" target="_blank"'],
    ],
  ),
  yaml('the heading of that group', 'en/site.yaml', set({ 'footerGroups.added': 'Newsroom' }), [
    ['contact', '>Newsroom</h2>'],
  ]),
];
