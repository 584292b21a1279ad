import { makeAutoObservable } from 'mobx';
import type { FieldErrors } from '../../domain/field-errors';
import type { FieldName } from './form';

/** What the server said about fields of a form that was sent. Each message goes when its field changes (decision F7). */
export class ServerMessages<Form extends object> {
  private messages: FieldErrors = {};
  private sent: Form | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { deep: false });
  }

  show(sent: Form, messages: FieldErrors = {}): void {
    this.sent = sent;
    this.messages = messages;
  }

  clear(): void {
    this.messages = {};
  }

  /** The messages about the fields of this form that are as they were sent. */
  about(form: Form): FieldErrors<FieldName<Form>> {
    const { messages, sent } = this;
    const unchanged = Object.entries(messages).filter(
      ([name]) => sent && Reflect.get(form, name) === Reflect.get(sent, name),
    );
    return Object.fromEntries(unchanged) as FieldErrors<FieldName<Form>>;
  }
}
