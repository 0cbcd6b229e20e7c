import textStyles from './text.module.css';

/** An amount in large type. Letters before the currency symbol, as in `US$199`, are small and raised. */
export function LargeMoney({ text }: { text: string }) {
  const [, code = '', amount = ''] = /^(\p{L}*)(.*)$/u.exec(text) ?? [];
  return (
    <>
      {code && <span className={textStyles.currencyCode}>{code}</span>}
      <span>{amount}</span>
    </>
  );
}
