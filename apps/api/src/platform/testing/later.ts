/**
 * Stands in for something that a hook opens, so that a suite can name it once, before it is open. Members are looked up
 * when they are used.
 */
export function later<Opened extends object>(opened: () => Opened | undefined): Opened {
  const now = (): Opened => {
    const value = opened();
    if (!value) throw new Error('It is open inside hooks and tests only.');
    return value;
  };
  return new Proxy({} as Opened, {
    get: (_, key) => {
      const member: unknown = Reflect.get(now(), key);
      return typeof member === 'function' ? (member.bind(now()) as unknown) : member;
    },
    set: (_, key, value) => Reflect.set(now(), key, value),
  });
}
