/** The platforms that the savings calculator knows. They stand alone, for the browser to import. */
export const otaIds = ['airbnb', 'booking', 'vrbo', 'expedia', 'agoda'] as const;

export type OtaId = (typeof otaIds)[number];
