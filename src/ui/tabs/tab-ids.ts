/** Ids by which a tab and its panel refer to each other. */
export const tabId = (id: string) => `${id}-tab`;
export const panelId = (id: string) => `${id}-panel`;

/** Attribute of a panel whose tab is not selected; hides the panel on screens with scripts. */
export const inactivePanel = 'data-inactive';
