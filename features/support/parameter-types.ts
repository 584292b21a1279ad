import { defineParameterType } from '@cucumber/cucumber';
import { PEOPLE } from './people';
import { PAGE_PATTERN, storyPage } from './pages';
import { CALLS, TROUBLES } from './troubles';

/** A closed list of words and what each stands for; any other word is an undefined step. */
function defineWords<Meaning>(name: string, meanings: Readonly<Record<string, Meaning>>): void {
  defineParameterType({
    name,
    regexp: Object.keys(meanings),
    transformer: (word: string) => meanings[word]!,
    useForSnippets: false,
  });
}

defineWords('person', PEOPLE);
defineWords('zone', { 'Los Angeles': 'America/Los_Angeles', London: 'Europe/London', Auckland: 'Pacific/Auckland' });
defineWords('unit', { seconds: 1, hours: 60 * 60, days: 24 * 60 * 60 });
defineWords('call', CALLS);
defineWords('trouble', TROUBLES);

defineParameterType({ name: 'page', regexp: PAGE_PATTERN, transformer: (service?: string, name?: string) => storyPage(service, name) });

defineParameterType({
  name: 'moment',
  regexp: /\d{1,2} [A-Z][a-z]+ \d{4}, \d{2}:\d{2}/,
  transformer: (text) => Date.parse(`${text.replace(',', '')} GMT+0530`),
});

defineParameterType({ name: 'money', regexp: /₹[\d,]+\.\d{2}/, transformer: (text) => text });
