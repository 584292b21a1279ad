import { makeAutoObservable } from 'mobx';
import { collectErrors, type FieldErrors } from '../domain/field-errors';
import type { FieldName } from './form';

/** A message goes when its field changes (decision F7). */
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

  /** In the form's order. */
  about(form: Form): FieldErrors<FieldName<Form>> {
    const { messages, sent } = this;
    const unchanged = Object.keys(form).filter((name) => sent && Reflect.get(form, name) === Reflect.get(sent, name));
    return collectErrors(Object.fromEntries(unchanged.map((name) => [name, messages[name]])));
  }
}
