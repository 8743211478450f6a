/** The bits of `users.status` as the platform names them: the four of 1§3 and two of its own. */
export const userStatusBits = {
  STATUS_EMAIL_CHECKED: 1,
  STATUS_PHONE_CHECKED: 2,
  STATUS_CARD_CHECKED: 4,
  STATUS_FLAG_PASSWORD_RESET: 8,
  STATUS_BLOCKED_PAYMENTS: 16,
  STATUS_NEWSLETTER_ACCEPTED: 32,
} as const;
