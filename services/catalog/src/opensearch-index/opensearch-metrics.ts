import { Counter, type Registry } from 'prom-client';

/** `away`: answered by something else meanwhile. */
type Outcome = 'answered' | 'away';

/** Counts the questions that visitors' lists and searches put to OpenSearch; told as 0 where there is none. */
export function countQuestions(registry: Registry): (outcome: Outcome) => void {
  const questions = new Counter({
    name: 'opensearch_questions_total',
    help: 'Questions of lists and searches to OpenSearch: answered by it, or by something else while it was away',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['answered', 'away'] as const) questions.inc({ outcome }, 0);
  return (outcome) => questions.inc({ outcome });
}
