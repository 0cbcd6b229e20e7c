/*
 * Shows transient states: repeats every rule for `:hover` and similar states for elements with
 * `data-state="hover"`, from the site's own stylesheets.
 */
const states = /:(hover|focus-visible|user-invalid)/g;

function repeatRules(parent: CSSStyleSheet | CSSGroupingRule): void {
  const rules = [...parent.cssRules];
  for (const [index, rule] of rules.entries().toArray().toReversed()) {
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) repeatRules(rule);
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(states) < 0) continue;
    const selector = rule.selectorText.replace(states, "[data-state='$1']");
    parent.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1);
  }
}

for (const sheet of document.styleSheets) repeatRules(sheet);
for (const details of document.querySelectorAll('[data-open] details')) {
  details.toggleAttribute('open', !details.previousElementSibling);
}
