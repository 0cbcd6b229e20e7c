// Written by "npm run types" from the English words.
import { z } from 'zod';
import { drawing } from '../fields/image.ts';
import { forms, template, text } from '../fields/text.ts';

/** The schema of each words file. A field that may be left out ends with `.exactOptional()`. */
export const words = {
  'en/pages/about.yaml': z.strictObject({
    label: text,
    meta: z.strictObject({
      title: text,
      description: text,
    }),
    intro: z.strictObject({
      eyebrow: text,
      heading: text,
      lead: text,
    }),
    story: z.strictObject({
      heading: text,
      paragraphs: z.array(text).min(1),
      quote: text.exactOptional(),
      sample: z.boolean().exactOptional(),
    }),
    mission: z.strictObject({
      heading: text,
      statement: text,
      body: text,
    }),
    values: z.strictObject({
      heading: text,
      items: z
        .array(
          z.strictObject({
            drawing: drawing,
            title: text,
            body: text,
          }),
        )
        .min(1),
    }),
    next: z.strictObject({
      heading: text,
      body: text,
      careers: text,
      contact: text,
    }),
  }),
  'en/pages/careers.yaml': z.strictObject({
    label: text,
    meta: z.strictObject({
      title: text,
      description: text,
    }),
    intro: z.strictObject({
      eyebrow: text,
      heading: text,
      lead: text,
    }),
    benefits: z.strictObject({
      heading: text,
      lead: text,
      items: z
        .array(
          z.strictObject({
            title: text,
            body: text,
          }),
        )
        .min(1),
      sample: z.boolean().exactOptional(),
    }),
    work: z.strictObject({
      heading: text,
      items: z
        .array(
          z.strictObject({
            title: text,
            body: text,
          }),
        )
        .min(1),
      sample: z.boolean().exactOptional(),
    }),
    openings: z.strictObject({
      heading: text,
      body: text,
      resume: text,
    }),
  }),
  'en/pages/contact.yaml': z.strictObject({
    label: text,
    meta: z.strictObject({
      title: text,
      description: text,
    }),
    intro: z.strictObject({
      eyebrow: text,
      heading: text,
      lead: text,
    }),
    details: z.strictObject({
      heading: text,
      mail: text,
      phone: text,
      address: text,
      hours: text,
      replyTime: text,
      emergency: text,
    }),
    form: z.strictObject({
      heading: text,
      lead: text,
      name: z.strictObject({
        label: text,
      }),
      email: z.strictObject({
        label: text,
        placeholder: text,
      }),
      subject: z.strictObject({
        label: text,
        placeholder: text,
        options: z.array(text).min(1),
        sales: text,
        integration: text,
      }),
      message: z.strictObject({
        label: text,
        placeholder: text,
      }),
      integration: template('integration'),
      submit: text,
      sending: text,
      retry: text,
      failure: z.strictObject({
        reasons: z.strictObject({
          timedOut: text,
          unreachable: text,
          refused: text,
          wrongOrigin: text,
          tooLong: text,
          notAForm: text,
          incomplete: text,
          invalidEmail: text,
          honeypotFilled: text,
          tooFast: text,
          busy: text,
          broken: text,
        }),
        kept: text,
        goBack: text,
      }),
      mailLink: text,
      notConnected: text,
      withoutScript: text,
      success: z.strictObject({
        heading: text,
        body: text,
        again: text,
      }),
    }),
    faq: z.strictObject({
      heading: text,
      items: z
        .array(
          z.strictObject({
            id: text,
            question: text,
            answer: text,
            inShort: text.exactOptional(),
          }),
        )
        .min(1),
    }),
    next: z.strictObject({
      heading: text,
      body: text,
      startTrial: text,
      bookDemo: text,
    }),
  }),
  'en/pages/home.yaml': z.strictObject({
    label: text,
    meta: z.strictObject({
      title: text,
      description: text,
    }),
    hero: z.strictObject({
      eyebrow: text,
      heading: text,
      lead: text,
      startTrial: text,
      watchDemo: text,
      fee: text,
      calculator: text,
      board: text,
      claims: z
        .array(
          z.strictObject({
            value: text,
            label: text,
            sample: z.boolean().exactOptional(),
            source: text.exactOptional(),
          }),
        )
        .min(1),
    }),
    fromPlan: template('plan'),
    demo: z.strictObject({
      heading: text,
      lead: text,
      guestSide: text,
      ownerSide: text,
      place: text,
      arrival: template('month'),
      soldDay: template('day'),
      nights: text,
      checkIn: text,
      checkOut: text,
      total: text,
      reserve: text,
      undo: text,
      reserved: template('dates'),
      first: template('dates', 'guest', 'total'),
      booked: template('dates', 'total'),
      refused: template('dates'),
      undone: template('dates'),
      was: template('figure'),
      ownCalendar: text,
      closedOn: template('site'),
      tasks: text,
      pickup: text,
      pickupTime: text,
      turnover: text,
      turnoverTime: text,
      awaitedPickup: text,
      awaitedTurnover: text,
      occupancy: text,
      revenue: text,
      direct: text,
      closed: text,
      closing: text,
    }),
    features: z.strictObject({
      heading: text,
      lead: text,
      stages: z.strictObject({
        before: text,
        during: text,
        after: text,
      }),
    }),
    showcase: z.strictObject({
      heading: text,
      modules: text,
      seePricing: text,
    }),
    pricing: z.strictObject({
      heading: text,
      lead: text,
      billing: text,
      monthly: text,
      yearly: text,
      save: template('saving'),
      popular: text,
      customPrice: text,
      billedMonthly: text,
      billedYearly: template('total'),
      paysOff: template('nights', 'rate'),
      paysOffNote: template('afterCardFees', 'commission'),
      agreedNote: text,
      everything: template('plan'),
      limits: text,
      sustainability: z.strictObject({
        heading: text,
        badge: text,
        body: text,
      }),
      comparison: z.strictObject({
        open: text,
        feature: text,
        included: text,
        notIncluded: text,
        charges: text,
        perMonth: text,
        prices: template('monthly', 'yearly'),
        teamMembers: z.strictObject({
          label: text,
          none: text,
          some: template('count'),
          unlimited: text,
        }),
        support: z.strictObject({
          label: text,
          hours: text,
          emergency: text,
        }),
      }),
      points: z
        .array(
          z.strictObject({
            title: text,
            body: text,
          }),
        )
        .min(1),
    }),
    savingsCalculator: z.strictObject({
      manager: template('count', 'plan', 'rate'),
      heading: text,
      lead: text,
      startTrial: text,
      calculator: z.strictObject({
        rate: z.strictObject({
          label: text,
          typedLabel: text,
        }),
        occupancy: z.strictObject({
          label: text,
          typedLabel: text,
        }),
        properties: z.strictObject({
          label: text,
          typedLabel: text,
        }),
        direct: z.strictObject({
          label: text,
          typedLabel: text,
        }),
        askSales: template('max'),
        ota: z.strictObject({
          label: text,
          hint: text,
          option: template('name', 'rate'),
        }),
        plan: z.strictObject({
          label: text,
          option: template('alias', 'name', 'price'),
        }),
        billing: template('price'),
        yearlyView: text,
        period: z.strictObject({
          month: text,
          year: text,
        }),
        answer: z.strictObject({
          all: z.strictObject({
            saves: template('amount', 'period'),
            loses: template('amount', 'period'),
          }),
          some: z.strictObject({
            saves: template('amount', 'period', 'share'),
            loses: template('amount', 'period', 'share'),
          }),
          none: template('amount', 'period'),
          even: template('amount', 'period'),
        }),
        comparison: z.strictObject({
          saves: template('cardFees', 'ota'),
          barelySaves: template('cardFees', 'ota'),
          loses: template('cardFees', 'ota', 'plan'),
          none: template('ota', 'plan'),
          even: template('cardFees', 'ota', 'plan'),
        }),
        payOff: z.strictObject({
          from: template('nights', 'sold'),
          beyond: template('nights'),
          never: template('ota', 'plan'),
        }),
        otaCost: template('ota'),
        productCost: template('plan'),
        monthlySavings: text,
        yearlySavings: text,
        chart: z.strictObject({
          title: text,
          cost: text,
          revenue: text,
          breakEven: text,
          position: text,
        }),
        rates: z.strictObject({
          heading: text,
          commission: template('ota'),
          cards: template('perBooking', 'percent'),
          checked: template('checked'),
        }),
        share: z.strictObject({
          copyLink: text,
          linkCopied: text,
          refused: text,
        }),
        footnote: text,
        disclaimer: template('days'),
        leftOut: template('ota'),
        bar: z.strictObject({
          saves: template('period'),
          loses: template('period'),
          back: text,
        }),
        withoutScript: template(
          'commission',
          'count',
          'direct',
          'fee',
          'occupancy',
          'ota',
          'plan',
          'rate',
        ),
      }),
    }),
    bookYourStay: z.strictObject({
      heading: text,
      lead: text,
      openWidget: text,
      property: z.strictObject({
        name: text,
        place: text,
        sample: z.boolean().exactOptional(),
      }),
      frame: z.strictObject({
        title: text,
        address: text,
        unreachable: text,
        retry: text,
        loading: text,
      }),
      look: z.strictObject({
        color: text,
        colors: z.strictObject({
          green: text,
          blue: text,
          clay: text,
          plum: text,
        }),
        theme: text,
        light: text,
        dark: text,
        compact: text,
        note: text,
      }),
    }),
    testimonials: z.strictObject({
      heading: text,
      carousel: z.strictObject({
        name: text,
        role: text,
        slideRole: text,
        previous: text,
        next: text,
        position: template('count', 'position'),
        stars: template('most', 'rating'),
      }),
    }),
    faq: z.strictObject({
      heading: text,
      contact: z.strictObject({
        label: text,
        href: text,
        note: text,
      }),
    }),
    getStarted: z.strictObject({
      heading: text,
      steps: z
        .array(
          z.strictObject({
            title: text,
            body: text,
          }),
        )
        .min(1),
      email: z.strictObject({
        label: text,
        placeholder: text,
      }),
      submit: text,
      note: text,
      choice: z.strictObject({
        monthly: template('plan', 'price'),
        yearly: template('plan', 'price', 'total'),
        onlyMonthly: text,
        onlyYearly: template('saving'),
        change: text,
      }),
    }),
  }),
  'en/pages/integrations.yaml': z.strictObject({
    label: text,
    meta: z.strictObject({
      title: text,
      description: text,
    }),
    intro: z.strictObject({
      eyebrow: text,
      heading: text,
      lead: text,
    }),
    connected: z.strictObject({
      heading: text,
      body: text,
    }),
    search: z.strictObject({
      label: text,
      placeholder: forms('count'),
      category: text,
      allCategories: text,
      everything: forms('count'),
      found: forms('count', 'found'),
      clear: text,
      askAbout: template('name'),
      nothing: z.strictObject({
        heading: template('query'),
        body: text,
        elsewhere: text,
        ask: template('query'),
      }),
      bookingSites: z.strictObject({
        alsoCalled: text,
        question: text,
        explain: text,
      }),
    }),
    custom: z.strictObject({
      heading: text,
      body: text,
      cta: text,
    }),
  }),
  'en/pages/investors.yaml': z.strictObject({
    label: text,
    meta: z.strictObject({
      title: text,
      description: text,
    }),
    intro: z.strictObject({
      eyebrow: text,
      heading: text,
      lead: text,
    }),
    funding: z.strictObject({
      heading: text,
      paragraphs: z.array(text).min(1),
      sample: z.boolean().exactOptional(),
    }),
    principles: z.strictObject({
      heading: text,
      items: z
        .array(
          z.strictObject({
            title: text,
            body: text,
          }),
        )
        .min(1),
    }),
    revenue: z.strictObject({
      heading: text,
      paragraphs: z.array(text).min(1),
      figure: z.strictObject({
        value: text,
        label: text,
        booking: z.number(),
        direct: template('booking'),
        ota: template('booking'),
      }),
    }),
    contact: z.strictObject({
      heading: text,
      body: text,
      cta: text,
    }),
  }),
  'en/pages/login.yaml': z.strictObject({
    meta: z.strictObject({
      title: text,
      description: text,
    }),
    intro: z.strictObject({
      eyebrow: text,
      heading: text,
      lead: text,
    }),
    email: text,
    password: text,
    forgotPassword: text,
    forgotPasswordAnswer: text,
    submit: text,
    demoNotice: text,
    withoutScript: text,
    signUpQuestion: text,
    signUp: text,
  }),
  'en/pages/not-found.yaml': z.strictObject({
    meta: z.strictObject({
      title: text,
      description: text,
    }),
    intro: z.strictObject({
      eyebrow: text,
      heading: text,
      lead: text,
    }),
    help: text,
    links: z
      .array(
        z.strictObject({
          label: text,
          href: text,
          hint: text,
        }),
      )
      .min(1),
  }),
  'en/pictures.yaml': z.strictObject({
    direct: text,
    arrivalDay: text,
    board: z.strictObject({
      owner: text,
      newBooking: text,
    }),
    corePlatform: z.strictObject({
      status: text,
      rooms: text,
      prices: text,
      seasons: z.array(text).min(1),
    }),
    calendarSync: z.strictObject({
      status: text,
      overlap: text,
      resolved: text,
    }),
    files: z.strictObject({
      title: text,
      upload: text,
      due: text,
      folders: z.array(text).min(1),
      certificate: z.strictObject({
        title: text,
        office: text,
        lines: z
          .array(
            z.strictObject({
              label: text,
              value: text,
            }),
          )
          .min(1),
      }),
    }),
    team: z.strictObject({
      next: text,
      linens: text,
      secondCleaning: text,
      firstCleaning: text,
      pickup: text,
      arrives: template('guest', 'time'),
      list: z.array(text).min(1),
    }),
    experiences: z.strictObject({
      title: text,
      note: text,
      publish: text,
      perGuest: text,
      full: text,
      rafting: text,
      cooking: text,
      nights: text,
      total: text,
      left: template('count'),
    }),
    transportation: z.strictObject({
      title: text,
      vehicle: text,
      airport: text,
      lands: template('flight'),
    }),
    sustainability: z.strictObject({
      title: text,
      badge: text,
      outOf: text,
      of: template('most'),
      answers: z.array(text).min(1),
    }),
    bookingTag: z.strictObject({
      nights: text,
      checks: z.array(text).min(1),
    }),
    guestChat: z.strictObject({
      question: text,
      answer: text,
      thanks: text,
      saved: text,
      replies: z.array(text).min(1),
    }),
    occupancy: z.strictObject({
      slow: text,
    }),
  }),
  'en/site.yaml': z.strictObject({
    skipToContent: text,
    preview: text,
    menu: text,
    company: text,
    languageOffer: z.strictObject({
      text: text,
      link: text,
      close: text,
    }),
    mainNavigation: text,
    footerNavigation: text,
    sections: z.strictObject({
      features: text,
      pricing: text,
      testimonials: text,
    }),
    product: z.strictObject({
      updates: text,
      helpCenter: text,
      documentation: text,
      api: text,
      status: text,
    }),
    footerGroups: z
      .array(
        z.strictObject({
          id: text,
          heading: text,
        }),
      )
      .min(1),
    legal: text,
    social: z.strictObject({
      instagram: text,
      facebook: text,
      youtube: text,
      x: text,
    }),
    logIn: text,
    getStarted: text,
    newTab: text,
    darkTheme: text,
    scrollToTop: text,
    footerClaim: text,
    footerContact: z.strictObject({
      portfolio: text,
      sales: text,
      message: text,
      demo: text,
    }),
    allRightsReserved: text,
    serviceStatus: text,
    lastUpdated: text,
    onThisPage: text,
    toasts: z.strictObject({
      region: text,
      close: text,
    }),
  }),
};

/** All words. */
export interface Words {
  pictures: z.output<(typeof words)['en/pictures.yaml']>;
  site: z.output<(typeof words)['en/site.yaml']>;
  pages: {
    about: z.output<(typeof words)['en/pages/about.yaml']>;
    careers: z.output<(typeof words)['en/pages/careers.yaml']>;
    contact: z.output<(typeof words)['en/pages/contact.yaml']>;
    home: z.output<(typeof words)['en/pages/home.yaml']>;
    integrations: z.output<(typeof words)['en/pages/integrations.yaml']>;
    investors: z.output<(typeof words)['en/pages/investors.yaml']>;
    login: z.output<(typeof words)['en/pages/login.yaml']>;
    notFound: z.output<(typeof words)['en/pages/not-found.yaml']>;
  };
}
