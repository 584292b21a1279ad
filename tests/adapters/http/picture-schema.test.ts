import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { pictureSchema } from '../../../src/adapters/http/picture-schema';

const schema = pictureSchema('https://pictures.test/of/');

test.each([
  ['/storage/pets/rocky.jpg', 'https://pictures.test/storage/pets/rocky.jpg'],
  ['//cdn.example.in/a.png', 'https://cdn.example.in/a.png'],
  ['icons/dog.png', 'https://pictures.test/of/icons/dog.png'],
  [`/storage/${'a'.repeat(120)}`, `https://pictures.test/storage/${'a'.repeat(120)}`],
])('%j belongs to the server of the pictures: %j (decision D7)', (sent, address) => {
  expect(parse(schema, sent)).toBe(address);
});

test.each([
  'https://images.example/1?size=2',
  'data:image/png;base64,i0/A',
  'javascript:fetch("/a.png")',
  `iVBORw0KGgo/\n${'A'.repeat(100)}`,
  '',
  'null.',
])('%j is no address without a scheme, and stays the same', (sent) => {
  expect(parse(schema, sent)).toBe(sent);
});
