import { expect, test } from 'vitest';
import { jobPosting } from './job-posting.ts';

const company = { name: 'Casa', url: 'https://www.b.pt/', logo: 'https://www.b.pt/icon.png' };
const opening = {
  id: 'front-office',
  title: 'Front office',
  place: 'Lisbon, Portugal',
  kind: 'full-time',
  remote: false,
  text: '<p><a href="/contact">Ask</a></p>',
  posted: '2026-11-02',
  closes: '2026-12-31',
} as const;
const page = 'https://www.b.pt/careers';

test('a position has its place, kind and dates, and links that lead to the site', () => {
  expect(jobPosting(opening, company, page)).toMatchObject({
    title: 'Front office',
    description: '<p><a href="https://www.b.pt/contact">Ask</a></p>',
    url: 'https://www.b.pt/careers#front-office',
    employmentType: 'FULL_TIME',
    datePosted: '2026-11-02',
    validThrough: '2026-12-31',
    jobLocation: { address: { addressLocality: 'Lisbon', addressCountry: 'Portugal' } },
  });
});

test('a remote position has a country instead of a place of work', () => {
  const remote = jobPosting({ ...opening, remote: true, place: 'Portugal' }, company, page);
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'Portugal' },
  });
  expect(remote).not.toHaveProperty('jobLocation');
});
