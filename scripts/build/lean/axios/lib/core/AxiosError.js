// Without what prints or wraps an error: the app reads its code only.
export default class AxiosError extends Error {
  static ECONNABORTED = 'ECONNABORTED';
  static ETIMEDOUT = 'ETIMEDOUT';
  static ERR_NETWORK = 'ERR_NETWORK';
  static ERR_BAD_REQUEST = 'ERR_BAD_REQUEST';
  static ERR_BAD_RESPONSE = 'ERR_BAD_RESPONSE';
  static ERR_INVALID_URL = 'ERR_INVALID_URL';

  isAxiosError = true;

  constructor(message, code) {
    super(message);
    this.code = code;
  }
}
