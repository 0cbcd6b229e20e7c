// Written by "npm run types" from the English words. A field that may be left out ends with "?".
import type { Forms } from '../../shared/plural.ts';
import type { Template } from '../../shared/template.ts';
import type { ValueDrawing } from '../fields/value-drawing.ts';

/** en/pages/about.yaml */
export interface About {
  label: string;
  meta: {
    title: string;
    description: string;
  };
  intro: {
    eyebrow: string;
    heading: string;
    lead: string;
  };
  story: {
    heading: string;
    paragraphs: readonly string[];
    quote?: string;
    sample?: boolean;
    notes: readonly string[];
  };
  mission: {
    heading: string;
    statement: string;
    body: string;
  };
  values: {
    heading: string;
    items: readonly {
      drawing: ValueDrawing;
      title: string;
      body: string;
    }[];
  };
  next: {
    heading: string;
    body: string;
    careers: string;
    contact: string;
  };
}

/** en/pages/careers.yaml */
export interface Careers {
  label: string;
  meta: {
    title: string;
    description: string;
  };
  intro: {
    eyebrow: string;
    heading: string;
    lead: string;
  };
  benefits: {
    heading: string;
    lead: string;
    items: readonly {
      title: string;
      body: string;
    }[];
    sample?: boolean;
  };
  work: {
    heading: string;
    items: readonly {
      title: string;
      body: string;
    }[];
    sample?: boolean;
  };
  openings: {
    heading: string;
    body: string;
    resume: string;
  };
}

/** en/pages/contact.yaml */
export interface Contact {
  label: string;
  meta: {
    title: string;
    description: string;
  };
  intro: {
    eyebrow: string;
    heading: string;
    lead: string;
  };
  details: {
    heading: string;
    mail: string;
    phone: string;
    address: string;
    hours: string;
    replyTime: string;
    emergency: string;
  };
  form: {
    heading: string;
    lead: string;
    name: {
      label: string;
    };
    email: {
      label: string;
      placeholder: string;
    };
    subject: {
      label: string;
      placeholder: string;
      options: readonly string[];
      sales: string;
      integration: string;
    };
    message: {
      label: string;
      placeholder: string;
    };
    integration: Template<'integration'>;
    submit: string;
    sending: string;
    retry: string;
    failure: {
      timedOut: string;
      unreachable: string;
      refused: string;
      kept: string;
    };
    mailLink: string;
    notConnected: string;
    withoutScript: {
      endpoint: string;
      mail: string;
    };
    success: {
      heading: string;
      body: string;
      again: string;
    };
  };
  service: {
    sent: {
      title: string;
      lead: string;
      back: string;
    };
    notSent: {
      title: string;
      eyebrow: string;
      heading: string;
      lead: string;
      reasons: {
        unknown: string;
        wrongOrigin: string;
        tooLong: string;
        notAForm: string;
        incomplete: string;
        invalidEmail: string;
        honeypotFilled: string;
        tooFast: string;
        busy: string;
        broken: string;
      };
    };
  };
  faq: {
    heading: string;
    items: readonly {
      id: string;
      question: string;
      answer: string;
      inShort?: string;
    }[];
  };
  next: {
    heading: string;
    body: string;
    startTrial: string;
    bookDemo: string;
  };
}

/** en/pages/home.yaml */
export interface Home {
  label: string;
  meta: {
    title: string;
    description: string;
  };
  hero: {
    eyebrow: string;
    heading: string;
    lead: string;
    startTrial: string;
    watchDemo: string;
    fee: string;
    calculator: string;
    board: string;
    claims: readonly {
      value: string;
      label: string;
      sample?: boolean;
      source?: string;
    }[];
  };
  fromPlan: Template<'plan'>;
  demo: {
    heading: string;
    lead: string;
    guestSide: string;
    ownerSide: string;
    place: string;
    arrival: Template<'month'>;
    soldDay: Template<'day'>;
    chosenStay: Template<'dates'>;
    nights: string;
    fewerNights: string;
    moreNights: string;
    checkIn: string;
    checkOut: string;
    total: string;
    totalNote: string;
    reserve: string;
    undo: string;
    reserved: Template<'dates'>;
    first: Template<'dates' | 'guest' | 'total'>;
    booked: Template<'dates' | 'total'>;
    refused: Template<'dates'>;
    undone: Template<'dates'>;
    newGuest: string;
    was: Template<'figure'>;
    ownCalendar: string;
    closedOn: Template<'site'>;
    tasks: string;
    pickup: Template<'guest'>;
    pickupTime: string;
    turnover: string;
    turnoverTime: string;
    awaitedPickup: string;
    awaitedTurnover: string;
    occupancy: string;
    revenue: string;
    direct: string;
    closed: string;
    closing: string;
  };
  features: {
    heading: string;
    lead: string;
    stages: {
      before: string;
      during: string;
      after: string;
    };
  };
  showcase: {
    heading: string;
    modules: string;
    seePricing: string;
  };
  pricing: {
    heading: string;
    lead: string;
    billing: string;
    monthly: string;
    yearly: string;
    save: Template<'saving'>;
    popular: string;
    customPrice: string;
    billedMonthly: string;
    billedYearly: Template<'total'>;
    paysOff: Template<'amount'>;
    paysOffNote: Template<'commission'>;
    agreedNote: string;
    everything: Template<'plan'>;
    renewal: string;
    sustainability: {
      heading: string;
      badge: string;
      body: string;
    };
    comparison: {
      open: string;
      feature: string;
      included: string;
      notIncluded: string;
      charges: string;
      perMonth: string;
      prices: Template<'monthly' | 'yearly'>;
      teamMembers: {
        label: string;
        none: string;
        some: Template<'count'>;
        unlimited: string;
      };
      support: {
        label: string;
        hours: string;
        emergency: string;
      };
    };
    conditionsHeading: string;
    conditions: readonly {
      title: string;
      body: string;
    }[];
  };
  savingsCalculator: {
    heading: string;
    lead: string;
    startTrial: string;
    calculator: {
      rate: {
        label: string;
        typedLabel: string;
      };
      occupancy: {
        label: string;
        typedLabel: string;
      };
      properties: {
        label: string;
        typedLabel: string;
      };
      direct: {
        label: string;
        typedLabel: string;
      };
      askSales: Template<'max'>;
      ota: {
        label: string;
        hint: string;
        option: Template<'name' | 'rate'>;
      };
      plan: {
        label: string;
        option: Template<'alias' | 'name' | 'price'>;
      };
      billing: Template<'price'>;
      yearlyView: string;
      period: {
        month: string;
        year: string;
      };
      answer: {
        all: {
          saves: Template<'amount' | 'period'>;
          loses: Template<'amount' | 'period'>;
        };
        some: {
          saves: Template<'amount' | 'period' | 'share'>;
          loses: Template<'amount' | 'period' | 'share'>;
        };
        none: Template<'amount' | 'period'>;
        even: Template<'amount' | 'period'>;
      };
      comparison: {
        saves: Template<'ota'>;
        loses: Template<'ota' | 'plan'>;
        none: Template<'ota' | 'plan'>;
        even: Template<'ota' | 'plan'>;
      };
      payOff: {
        from: Template<'amount' | 'share'>;
        beyond: Template<'amount'>;
        never: Template<'ota' | 'plan'>;
      };
      otaCost: Template<'ota'>;
      productCost: Template<'plan'>;
      monthlySavings: string;
      yearlySavings: string;
      chart: {
        title: string;
        cost: string;
        revenue: string;
        breakEven: string;
        position: string;
      };
      rates: {
        heading: string;
        commission: Template<'ota'>;
        cards: Template<'perBooking' | 'percent'>;
        checked: Template<'checked'>;
      };
      share: {
        copyLink: string;
        linkCopied: string;
        refused: string;
      };
      footnote: string;
      disclaimer: Template<'days'>;
      leftOut: Template<'ota'>;
      bar: {
        saves: Template<'period'>;
        loses: Template<'period'>;
        back: string;
      };
      withoutScript: Template<'commission' | 'count' | 'direct' | 'fee' | 'occupancy' | 'ota' | 'plan' | 'rate'>;
    };
  };
  bookYourStay: {
    heading: string;
    lead: string;
    openWidget: string;
    property: {
      name: string;
      place: string;
      sample?: boolean;
    };
    frame: {
      title: string;
      address: string;
      unreachable: string;
      retry: string;
      loading: string;
    };
    look: {
      color: string;
      colors: {
        green: string;
        blue: string;
        clay: string;
        plum: string;
      };
      theme: string;
      light: string;
      dark: string;
      compact: string;
      compactNote: string;
      note: string;
    };
  };
  testimonials: {
    heading: string;
    carousel: {
      name: string;
      role: string;
      slideRole: string;
      previous: string;
      next: string;
      position: Template<'count' | 'position'>;
      stars: Template<'most' | 'rating'>;
    };
  };
  faq: {
    heading: string;
    lead: string;
    contact: {
      label: string;
      href: string;
      note: string;
    };
  };
  getStarted: {
    heading: string;
    steps: readonly {
      title: string;
      body: string;
    }[];
    email: {
      label: string;
      placeholder: string;
    };
    submit: string;
    note: string;
    choice: {
      monthly: Template<'plan' | 'price'>;
      yearly: Template<'plan' | 'price' | 'total'>;
      onlyMonthly: string;
      onlyYearly: Template<'saving'>;
      change: string;
    };
  };
}

/** en/pages/integrations.yaml */
export interface Integrations {
  label: string;
  meta: {
    title: string;
    description: string;
  };
  intro: {
    eyebrow: string;
    heading: string;
    lead: string;
  };
  connected: {
    heading: string;
    body: string;
  };
  search: {
    label: string;
    placeholder: Forms<'count'>;
    category: string;
    allCategories: string;
    everything: Forms<'count'>;
    found: Forms<'count' | 'found'>;
    clear: string;
    askAbout: Template<'name'>;
    nothing: {
      heading: Template<'query'>;
      body: string;
      elsewhere: string;
      ask: Template<'query'>;
    };
    bookingSites: {
      alsoCalled: string;
      question: string;
      explain: string;
    };
  };
  custom: {
    heading: string;
    body: string;
    cta: string;
  };
}

/** en/pages/investors.yaml */
export interface Investors {
  label: string;
  meta: {
    title: string;
    description: string;
  };
  intro: {
    eyebrow: string;
    heading: string;
    lead: string;
  };
  funding: {
    heading: string;
    paragraphs: readonly string[];
    sample?: boolean;
  };
  principles: {
    heading: string;
    items: readonly {
      title: string;
      body: string;
    }[];
  };
  revenue: {
    heading: string;
    paragraphs: readonly string[];
    figure: {
      value: string;
      label: string;
      booking: number;
      direct: Template<'booking'>;
      ota: Template<'booking'>;
    };
  };
  contact: {
    heading: string;
    body: string;
    cta: string;
  };
}

/** en/pages/login.yaml */
export interface Login {
  meta: {
    title: string;
    description: string;
  };
  intro: {
    eyebrow: string;
    heading: string;
    lead: string;
  };
  email: string;
  password: string;
  showPassword: string;
  hidePassword: string;
  forgotPassword: string;
  forgotPasswordAnswer: string;
  submit: string;
  demoNotice: string;
  withoutScript: string;
  signUpQuestion: string;
  signUp: string;
}

/** en/pages/not-found.yaml */
export interface NotFound {
  meta: {
    title: string;
    description: string;
  };
  eyebrow: string;
  heading: string;
  body: string;
  help: string;
  links: readonly {
    label: string;
    href: string;
    hint: string;
  }[];
}

/** en/pictures.yaml */
export interface Pictures {
  direct: string;
  arrivalDay: string;
  board: {
    owner: string;
    newBooking: string;
  };
  corePlatform: {
    status: string;
    rooms: string;
    prices: string;
    amenities: readonly string[];
    seasons: readonly string[];
  };
  calendarSync: {
    note: string;
    status: string;
    repair: string;
    overlap: string;
    resolved: string;
    feeds: readonly string[];
  };
  files: {
    title: string;
    upload: string;
    due: string;
    folders: readonly string[];
    files: readonly {
      name: string;
      note: string;
    }[];
    permit: {
      title: string;
      office: string;
      lines: readonly {
        label: string;
        value: string;
      }[];
    };
  };
  team: {
    next: string;
    housekeeper: string;
    driver: string;
    linens: string;
    secondCleaning: string;
    firstCleaning: string;
    gas: string;
    pickup: string;
    arrives: Template<'guest'>;
    list: readonly string[];
  };
  experiences: {
    title: string;
    note: string;
    publish: string;
    perGuest: string;
    full: string;
    rafting: string;
    cooking: string;
    nights: string;
    total: string;
    left: Template<'count'>;
  };
  transportation: {
    title: string;
    vehicle: string;
    drive: string;
    airport: string;
    lands: Template<'flight'>;
  };
  sustainability: {
    title: string;
    badge: string;
    outOf: string;
    badgeFrom: string;
    of: Template<'most'>;
    dry: Template<'year'>;
    wet: Template<'year'>;
    answers: readonly string[];
  };
  bookingTag: {
    nights: string;
    checks: readonly string[];
  };
  guestChat: {
    question: string;
    answer: string;
    thanks: string;
    saved: string;
    replies: readonly string[];
  };
  occupancyMap: {
    slow: string;
    empty: string;
    full: string;
  };
}

/** en/site.yaml */
export interface Site {
  skipToContent: string;
  preview: string;
  menu: string;
  company: string;
  languageOffer: {
    text: string;
    link: string;
    close: string;
  };
  mainNavigation: string;
  footerNavigation: string;
  sections: {
    features: string;
    pricing: string;
    testimonials: string;
  };
  product: {
    updates: string;
    helpCenter: string;
    documentation: string;
    api: string;
    status: string;
  };
  footerGroups: readonly {
    id: string;
    heading: string;
  }[];
  legal: string;
  social: {
    instagram: string;
    facebook: string;
    youtube: string;
    x: string;
  };
  logIn: string;
  getStarted: string;
  newTab: string;
  darkTheme: string;
  scrollToTop: string;
  footerClaim: string;
  footerContact: {
    portfolio: string;
    sales: string;
    message: string;
    demo: string;
  };
  allRightsReserved: string;
  serviceStatus: string;
  lastUpdated: string;
  onThisPage: string;
  toasts: {
    region: string;
    close: string;
  };
}

/** The words of each page. */
export interface Pages {
  about: About;
  careers: Careers;
  contact: Contact;
  home: Home;
  integrations: Integrations;
  investors: Investors;
  login: Login;
  notFound: NotFound;
}

/** All words. */
export interface Words {
  pictures: Pictures;
  site: Site;
  pages: Pages;
}
