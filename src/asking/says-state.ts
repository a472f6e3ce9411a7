import { stemsOf } from '../memory/words.ts';

/** Whether a value says a state and nothing more, whatever the case and endings of its words. */
export function saysState(value: string, state: string): boolean {
  const [said, wanted] = [stemsOf(value).join(' '), stemsOf(state).join(' ')];
  return wanted !== '' && said === wanted;
}
