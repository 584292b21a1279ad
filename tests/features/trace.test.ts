import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import type { MockBackend, RecordedRequest } from '../../mocks/backend';
import { Trace } from '../../features/support/trace';
import type { Customer } from '../support/customer';
import { PageReader } from '../support/page-reader';

const FRAME = '<header><a href="/">Pawmitra</a></header>';
const walks = (chosen: number, frame = FRAME) =>
  `${frame}<form><p></p><fieldset><legend>Walks</legend>${[1, 2].map((count) => `<label><input type="radio" ${count === chosen ? 'checked' : ''}><b>${count}</b><i>₹199</i></label>`).join('')}</fieldset>
  <label>Email <input value="a@b.c"></label></form>`;

async function traceOf(pages: readonly string[], requests: readonly RecordedRequest[] = []): Promise<string> {
  const trace = new Trace();
  for (const [index, html] of pages.entries()) {
    const { document } = new Window();
    document.body.innerHTML = html;
    const driver = { read: async () => new PageReader(document as never).outline() };
    const customer = { driver, hasOpened: () => true, loggedFailures: () => [], unexpectedErrors: () => [] } as unknown as Customer;
    await trace.record(`step ${index + 1}`, customer, { requests } as MockBackend);
  }
  return String(trace);
}

test('a step shows what is chosen, in words, and of the frame around the page only what changes', async () => {
  expect(await traceOf([walks(0), walks(2), walks(2, FRAME.replace('Pawmitra', 'Log out'))])).toBe(`step 1
  +  question: Walks
  +  option: 1 ₹199
  +  option: 2 ₹199
  +  field: Email = a@b.c

step 2
  -  option: 2 ₹199
  +  option: 2 ₹199 (chosen)

step 3
  -  header link: Pawmitra
  +  header link: Log out`);
});

test('a text has its spaces where a reader sees them', async () => {
  const { document } = new Window();
  document.body.innerHTML = '<p>See <b>Home</b>, <i>Work</i>.</p><label><input type="checkbox"><b>Bath</b><i>₹899</i></label><p></p>';
  const [, , parted] = document.querySelectorAll('p, label');
  // Like React, this makes a separate text node for each part of a sentence.
  parted!.append('Enhance it', '. ', 'Add-ons are optional', '. Priced in your quotes.');
  expect(new PageReader(document as never).outline().split('\n')).toEqual(['text: See Home, Work.', 'option: Bath ₹899', 'text: Enhance it. Add-ons are optional. Priced in your quotes.']);
});

test('a call has the status of its answer', async () => {
  const call = { method: 'GET', path: 'breeds', body: undefined };
  const calls = [{ ...call, status: 200 }, { ...call, status: 0 }, call, { ...call, body: { name: 'Bruno' }, status: 422 }];
  expect(await traceOf([''], calls)).toBe(`step 1
  call     GET breeds → 200
  call     GET breeds → no answer
  call     GET breeds → waits
  call     GET breeds → 422 {"name":"Bruno"}`);
});
