import { onCLS, onINP, onLCP, type MetricType } from 'web-vitals';
import { count } from '../../browser/count.ts';

function report({ name, rating, value }: MetricType): void {
  if (name !== 'LCP' && name !== 'INP' && name !== 'CLS') return;
  count('Web vital', {
    metric: name,
    rating,
    value: Math.round(name === 'CLS' ? value * 1000 : value),
  });
}

/** Counts the web vitals of this page view, each once it is final: mostly when the visitor leaves. */
export function watchVitals(): void {
  onLCP(report);
  onINP(report);
  onCLS(report);
}
