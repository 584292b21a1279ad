import { expect, test } from 'vitest';
import { FailureNotice } from '../../src/view-models/failure-notice';
import { seen } from './seen';
import { visitor } from './visitor';

test('stays until it is cleared or another page opens', () => {
  const { funnel } = visitor();
  funnel.arrive('walking', 'signUp');
  const notice = new FailureNotice(funnel);
  const texts = seen(() => notice.text);
  notice.say('first');
  notice.clear();
  notice.say('second');
  funnel.arrive('walking', 'login');
  expect(texts).toEqual([undefined, 'first', undefined, 'second', undefined]);
});
