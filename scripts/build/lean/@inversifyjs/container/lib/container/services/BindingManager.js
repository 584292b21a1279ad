// Without unbinding, conditions, and lifetimes other than the container's own.
import { bindingTypeValues, getBindingId } from '@inversifyjs/core';

export class BindingManager {
  #scope;
  #plans;
  #services;

  constructor(_deactivation, scope, plans, services) {
    this.#scope = scope;
    this.#plans = plans;
    this.#services = services;
  }

  bind(serviceIdentifier) {
    const add = (type, value) => {
      const binding = { serviceIdentifier, type, value, scope: this.#scope, id: getBindingId(), cache: { isRight: false }, isSatisfiedBy: () => true };
      this.#services.bindingService.set(binding);
      this.#plans.invalidateService({ binding });
    };
    return {
      toConstantValue: (value) => add(bindingTypeValues.ConstantValue, value),
      toDynamicValue: (value) => add(bindingTypeValues.DynamicValue, value),
    };
  }
}
