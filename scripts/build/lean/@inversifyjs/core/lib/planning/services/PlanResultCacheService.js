// Without names, tags and partial updates: a new binding clears all plans, and objects that exist stay.
export class PlanResultCacheService {
  #plans = new Map();
  #inner = [];

  getByServiceIdentifier(id) {
    return this.#plans.get(id);
  }

  get({ serviceIdentifier }) {
    return this.#plans.get(serviceIdentifier);
  }

  set({ serviceIdentifier }, plan) {
    this.#plans.set(serviceIdentifier, plan);
  }

  subscribe(inner) {
    this.#inner.push(inner);
  }

  clearCache() {
    this.#plans.clear();
    for (const inner of this.#inner) inner.clearCache();
  }

  invalidateServiceBinding() {
    this.clearCache();
  }

  setNonCachedServiceNode() {}
}
