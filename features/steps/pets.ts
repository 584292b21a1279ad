import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { eventually } from '../support/eventually';
import { fillIn } from '../support/journey';
import type { Person } from '../support/people';
import { jpegSize, picture } from '../support/picture';
import { received } from '../support/server';
import type { Story } from '../support/world';

When('{person} describes a new pet', async function (this: Story, _person: Person) {
  await this.customer.presses('Add Pet');
  await fillIn(this.customer, {
    Name: 'Tara',
    Breed: 'Rajapalayam',
    Gender: 'Female',
    'Date of birth': 'March 2, 2024',
    'Last vaccination': 'June 15, 2026',
    Insured: 'No',
    'Aggression level': 'Medium',
    Licensed: 'Yes',
  });
  await this.customer.uploads(picture(64, 48));
});

When('{person} gives a picture of {int} by {int} pixels', function (this: Story, _person: Person, width: number, height: number) {
  return this.customer.uploads(picture(width, height));
});

When('{person} gives a file that is no picture', function (this: Story, _person: Person) {
  return this.customer.uploads({ name: 'notes.txt', mimeType: 'text/plain', content: Buffer.from('Bruno likes to swim.') });
});

When('{person} gives a picture that is broken', function (this: Story, _person: Person) {
  return this.customer.uploads({ name: 'dog.png', mimeType: 'image/png', content: Buffer.from('no pixels at all') });
});

Then('the server has received the picture as a JPEG of {int} by {int} pixels', function (this: Story, width: number, height: number) {
  return eventually(() => {
    const body = received(this.backend, 'POST user/addPet').at(-1);
    assert.deepEqual(jpegSize(Buffer.from(String(body?.image), 'base64')), { width, height });
  });
});
