/**
 * The context of a call that no person asked for, such as reading again what someone else has changed. The server does
 * not count it as activity, so that a page left open on a desk does not keep its session alive. It never joins a call
 * under way, whose answer may be older than the change.
 */
export const unattended = { isUnattended: true, headers: { 'x-unattended': '1' }, queryDeduplication: false };
