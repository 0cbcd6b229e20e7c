import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The people and properties in the drawings (content/facts/portfolio.yaml). */
const portfolio = `region: Algarve
properties:
  first: { name: Casa do Pinhal, short: Pinhal, place: Tavira }
  second: { name: Casa da Praia, short: Praia, place: Alvor }
  third: { name: Casa da Falésia, short: Falésia, place: Sagres }
  fourth: { name: Casa Amarela, short: Amarela, place: Olhão }
guests:
  first: Ana & Rui Lopes
  second: Weber family
  third: Larsen group
  fourth: Joana Reis
staff:
  manager: Inês Duarte
  housekeeper: Marta Faria
  secondHousekeeper: Sofia Melo
  driver: Tiago Rocha
towns: [Loulé, Faro, Quelfes, Fuseta]
families: [Alves, Braun, Conti, Dias, Evans, Fabre, Gomes, Hoek]
`;

const questions = {
  en: `- id: pets
  question: May guests bring pets?
  inShort: Each property says so.
  answer: Pets are an amenity of a property. Guests see it before they book.
`,
  pt: `- id: pets
  question: Os hóspedes podem trazer animais?
  inShort: Cada casa diz se sim.
  answer: Animais são uma comodidade da casa. Os hóspedes veem isso antes de reservar.
`,
};

/** A feature card. Its translation has only the words. */
const modules = {
  en: `- id: gift-cards
  stage: after
  icon: house
  title: Gift cards
  description: Past guests give a stay away.
  bullets:
    - Cards by mail
    - Any amount
`,
  pt: `- id: gift-cards
  title: Vales de oferta
  description: Hóspedes antigos oferecem uma estadia.
  bullets:
    - Vales por e-mail
    - Qualquer valor
`,
};

const guestsInPortuguese = `guests:
  first: Ana & Rui Lopes
  second: Família Weber
  third: Grupo Larsen
  fourth: Joana Reis
`;

/**
 * Turns a copy of the project into the site of Casa Lumo: a different name and colors, euros, other people, properties
 * and plans, Portuguese instead of the other language, one section removed, one question and one module added, one
 * booking site and one category removed, only five vendors, and nothing marked as a sample. Most of the Portuguese words
 * are still those of the other language; no test reads them.
 */
export function makeCasaLumo(folder: string): void {
  const change = (file: string, edit: (text: string) => string) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const edited = edit(text);
    if (edited === text) throw new Error(`${file} has nothing to change for Casa Lumo.`);
    writeFileSync(path, edited);
  };
  change('content/facts/company.yaml', (text) =>
    text
      .replaceAll('Tamuloka', 'Casa Lumo')
      .replaceAll('tamuloka.example', 'casalumo.pt')
      .replaceAll('tamuloka', 'casalumo')
      .replace(/^address: .*/m, 'address: Rua da Liberdade 8, 8800 Tavira, Portugal'),
  );
  // Keep the lightness and change the hue.
  change('brand/palette.css', (text) =>
    text.replaceAll(/oklch\((\S+) (\S+) \d+/g, 'oklch($1 $2 300'),
  );
  change('content/facts/terms.yaml', (text) => text.replace(/^currency: .*/m, 'currency: EUR'));
  writeFileSync(join(folder, 'content/facts/portfolio.yaml'), portfolio);
  const inContent = readdirSync(join(folder, 'content'), { withFileTypes: true });
  const [other, ...others] = inContent.filter(
    (each) => each.isDirectory() && !/^(en|facts)$/.test(each.name),
  );
  for (const { name } of others) rmSync(join(folder, 'content', name), { recursive: true });
  if (other) {
    renameSync(join(folder, 'content', other.name), join(folder, 'content/pt'));
    writeFileSync(join(folder, 'content/pt/facts/portfolio.yaml'), guestsInPortuguese);
    writeFileSync(
      join(folder, 'content/pt/language.yaml'),
      'name: Português\nlocale: pt-PT\nreviewed: true\n',
    );
  }
  // Remove the testimonials (docs/editing.md).
  change('src/pages/[...language]/index.astro', (text) =>
    text.replaceAll(/.*Testimonials.*\n/g, ''),
  );
  change('src/config/routes.ts', (text) => text.replace("  'testimonials',\n", ''));
  if (existsSync(join(folder, 'tests'))) {
    rmSync(join(folder, 'tests/e2e/landing/testimonials.test.ts'));
    change('bench/interactions.ts', (text) => text.replace(/.*testimonials.*\n/, ''));
  }
  change('content/facts/navigation.yaml', (text) => text.replace('testimonials, ', ''));
  for (const language of other ? (['en', 'pt'] as const) : (['en'] as const)) {
    change(`content/${language}/faq.yaml`, (text) => text + questions[language]);
    change(`content/${language}/features.yaml`, (text) => text + modules[language]);
    // Claims that are not samples need a source.
    change(`content/${language}/pages/home.yaml`, (text) =>
      text.replaceAll(
        /^( +)- value: .*\n +label: .*(\n +sample: true)?/gm,
        '$&\n$1  source: Company records',
      ),
    );
  }
  change('content/facts/plans.yaml', (text) =>
    text
      .replace('modules:\n', 'modules:\n    - gift-cards\n')
      .replace('title: Basic', 'title: Casa')
      .replace('monthly: 199', 'monthly: 149')
      .replace('monthly: 599', 'monthly: 449.50'),
  );
  change('content/facts/terms.yaml', (text) => text.replaceAll('Plan: pro', 'Plan: quinta'));
  for (const facts of ['content/facts', ...(other ? ['content/pt/facts'] : [])]) {
    change(`${facts}/integrations.yaml`, (text) =>
      text.replaceAll(/^- id: (?!(?:lodgify|smoobu|mollie|nuki|turno)\n).*\n( .*\n)+/gm, ''),
    );
    change(`${facts}/plans.yaml`, (text) => text.replace('id: pro\n', 'id: quinta\n'));
    change(`${facts}/booking-sites.yaml`, (text) => text.replace(/^- id: agoda\n( .*\n)+/m, ''));
    change(`${facts}/integration-categories.yaml`, (text) =>
      text.replace(/^- id: smart-home\n( .*\n)+/m, ''),
    );
  }
  // Mark everything as real and confirmed.
  for (const file of readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' }))
    if (/\.(yaml|md)$/.test(file)) {
      const path = join(folder, 'content', file);
      const text = readFileSync(path, 'utf8')
        .replaceAll('plan.pro.', 'plan.quinta.')
        .replaceAll(/\bBali\b/g, 'Algarve')
        .replaceAll(/\b(Gianyar|Denpasar)\b/g, 'Faro')
        .replace(/^unconfirmed:(\n +- .*)+/m, 'unconfirmed: []')
        .replaceAll(/^( *)sample: true/gm, '$1sample: false');
      writeFileSync(path, text);
    }
  writeFileSync(
    join(folder, '.env'),
    [
      'SITE_ORIGIN=https://www.casalumo.pt',
      'PRODUCT_ORIGIN=https://app.casalumo.pt',
      'WIDGET_PROPERTY_ID=casa-amarela',
      'CONTACT=service',
    ].join('\n'),
  );
}
