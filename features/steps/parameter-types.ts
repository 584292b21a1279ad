// Literals one after the other, because editors read them from this text. A pattern may match more words than its list has: such a word
// fails with advice when the step runs.
import { defineParameterType } from '@cucumber/cucumber';
import { whoIs } from '../../tests/library/personas';
import { readValue } from '../../tests/library/values';
import type { ScenarioWorld } from '../support/scenario-world';
import { readSentence } from '../support/sentences';
import { WORDS } from '../support/words';

defineParameterType({
  name: 'customer',
  regexp: /[A-Z][a-z]+|she|he|they/,
  transformer(this: ScenarioWorld, word: string) {
    this.person = whoIs(WORDS.customer.read(word), this.person);
    return this.person;
  },
});
defineParameterType({ name: 'service', regexp: /\w+/, transformer: WORDS.service.read });
defineParameterType({ name: 'page', regexp: /[a-z]+(?:-up)?(?: page)?/, transformer: WORDS.page.read });
defineParameterType({
  name: 'detail',
  regexp: /[A-Z][\w-]*(?: \/| [\w-]+| \([\w ]+\))*/,
  transformer: WORDS.detail.read,
});
defineParameterType({ name: 'state', regexp: /[a-z]+(?:-only)?/, transformer: WORDS.state.read });
defineParameterType({ name: 'unit', regexp: /[a-z]+/, transformer: WORDS.unit.read });
defineParameterType({ name: 'call', regexp: /[a-z -]+/, transformer: WORDS.call.read });
defineParameterType({ name: 'entry', regexp: /[a-z -]+/, transformer: WORDS.entry.read });
defineParameterType({
  name: 'fault',
  regexp: /[a-z ]+?(?: with "[^"]*"| \d{3})?/,
  transformer(this: ScenarioWorld, words: string) {
    const [, status] = /^answers with status (\d{3})$/.exec(words) ?? [];
    if (status) return { status: Number(status) };
    const [, said] = /^refuses with "(.*)"$/.exec(words) ?? [];
    if (said === undefined) return WORDS.fault.read(words);
    this.serverSentences.add(said);
    return { refused: said };
  },
});
defineParameterType({
  name: 'key',
  regexp: /Tab|Enter|Up|Down|Left|Right|Home|End|Page Up|Page Down|Esc|Backspace/,
  transformer: (word: string) =>
    word
      .replace(/^(?=Up|Down|Left|Right)/, 'Arrow')
      .replace('Esc', 'Escape')
      .replace(' ', ''),
});
defineParameterType({
  name: 'message',
  regexp: /"[^"]*"/,
  transformer(this: ScenarioWorld, word: string) {
    const text = word.slice(1, -1);
    return this.serverSentences.has(text) ? text : readSentence(text);
  },
});
defineParameterType({ name: 'day', regexp: /\d{1,2} [A-Z][a-z]+ \d{4}|[a-z]+/ });
defineParameterType({ name: 'time', regexp: /\d{1,2}:\d{2} [AP]M/ });
defineParameterType({ name: 'money', regexp: /₹[\d,]+\.\d{2}/ });
defineParameterType({
  name: 'value',
  regexp: /"[^"]*"|\d{1,2}:\d{2} [AP]M|\d{1,2} [A-Z][a-z]+ \d{4}|[a-z]+/,
  transformer(this: ScenarioWorld, word: string) {
    return readValue(word, this.now);
  },
});
