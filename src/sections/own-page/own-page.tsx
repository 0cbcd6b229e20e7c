import type { Band as BandCopy } from '../../content/own-pages/bands.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Band, BandHeading, type BandTone } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Columns } from '../../ui/columns.tsx';
import { NextSteps } from '../../ui/next-steps.tsx';
import { newTab } from '../../ui/new-tab.ts';
import { Prose } from '../../ui/prose.tsx';
import textStyles from '../legal/legal-text.module.css';
import { Cards, Pictures, Quote, Steps } from './bands.tsx';
import styles from './own-page.module.css';

interface MarkdownTextProps {
  html: string;
  /** The language of the text, if it is another one than that of the page. */
}

/** The text of a page written in Markdown. */
export function MarkdownText({ html }: MarkdownTextProps) {
  return (
    <Band>
      <article
        className={`${textStyles.text} ${styles.article}`}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </Band>
  );
}

/** The bands of a page, in alternating colors. */
export function Bands({ bands }: { bands: readonly BandCopy[] }) {
  return bands.map((copy, index) => (
    <OneBand key={index} copy={copy} index={index} tone={index % 2 === 0 ? 'paper' : 'sunken'} />
  ));
}

function OneBand({ copy, index, tone }: { copy: BandCopy; index: number; tone: BandTone }) {
  switch (copy.kind) {
    case 'text':
      return (
        <Band tone={tone}>
          <Columns heading={copy.heading} quote={copy.quote}>
            <Prose paragraphs={copy.paragraphs} />
          </Columns>
        </Band>
      );
    case 'questions':
      return (
        <Band tone={tone}>
          <Columns heading={copy.heading}>
            <Accordion name={`questions-${index}`} items={copy.items} />
          </Columns>
        </Band>
      );
    case 'links':
      return (
        <NextSteps copy={copy} tone={tone}>
          {copy.links.map(({ label, href }, at) => (
            <ButtonLink
              key={href}
              href={href}
              variant={at === 0 ? 'solid' : 'outline'}
              {...(href.startsWith('https:') && newTab)}
            >
              {label}
            </ButtonLink>
          ))}
        </NextSteps>
      );
    case 'quote':
      return (
        <Band tone={tone}>
          <Quote {...copy} />
        </Band>
      );
    default:
      return (
        <Band tone={tone}>
          {copy.heading && <BandHeading heading={copy.heading} lead={copy.lead} />}
          {copy.kind === 'cards' && <Cards items={copy.items} />}
          {copy.kind === 'steps' && <Steps items={copy.items} />}
          {copy.kind === 'pictures' && <Pictures items={copy.items} />}
        </Band>
      );
  }
}
