/** What erasing a person does to rows in which a column has them. */
export type Erasure = 'deleted' | 'replaced' | `kept: ${string}`;

const counts = 'kept: a count or a measure of the club; the person in it has no name anymore';
const accounts = 'kept: the accounts must add up; the person in it has no name anymore';
const shortLived = 'kept: its own job deletes it within days, and only the person reads it';

/** Who changed a record of the club: the record is the club's. */
export const deedColumn = /_by$/;

/**
 * Every column that has a person, by `table.column`, and what erasing does there. A column missing here, or one that is
 * gone, fails a test: decide it when you add a table.
 */
export const erasurePlan: Readonly<Record<string, Erasure>> = {
  'employee.id': 'replaced',
  'organization.driver': 'replaced',
  'account.employee_id': 'deleted',
  'session.account_id': 'deleted',
  'bookmark.employee_id': 'deleted',
  'saved_view.employee_id': 'deleted',
  'stored_file.owner_employee_id': 'deleted',

  'chat_message.author_id': 'replaced',
  'chat_picture.author_id': 'deleted',
  'chat_scheduled.author_id': 'deleted',
  'chat_reaction.employee_id': counts,
  'conversation_member.employee_id': counts,
  'huddle_message.author_id': 'replaced',
  'huddle_subscription.employee_id': 'deleted',
  'mail.sender_id': 'replaced',
  'mail_recipient.employee_id': counts,
  'mail_box.employee_id': counts,
  'mail_draft.employee_id': 'deleted',
  'outbox_mail.sender_id': 'deleted',
  'outbox_mail.recipient_id': 'deleted',
  'message_report.author_id': 'replaced',
  'message_report.reporter_id': 'replaced',
  'notification.employee_id': 'deleted',
  'notification_setting.employee_id': 'deleted',
  'notification_email.employee_id': 'deleted',
  'push_subscription.employee_id': 'deleted',
  'push_task.employee_id': 'deleted',
  'quiet_hours.employee_id': 'deleted',
  'metric_alert.employee_id': 'deleted',
  'subscription.owner_id': 'deleted',
  'subscription_receiver.employee_id': 'deleted',
  'widget_event.employee_id': counts,

  'dashboard.owner_employee_id': 'replaced',
  'dashboard_share.employee_id': 'deleted',
  'element_comment.author_id': 'replaced',
  'element_annotation.author_id': 'replaced',
  'viewed_element.employee_id': 'deleted',
  'started_export.owner_employee_id': shortLived,

  'scorecard_message.author_id': 'replaced',

  'driver_state.employee_id': 'replaced',
  'availability.employee_id': counts,
  'time_off.employee_id': 'replaced',
  'sign_on.employee_id': counts,
  'shift.employee_id': counts,
  'shift_as_published.employee_id': counts,
  'shift_history.employee_id': counts,
  'calendar_feed.employee_id': 'deleted',
  'schedule_notice.employee_id': counts,
  'schedule_presence.employee_id': shortLived,
  'availability_request.employee_id': 'replaced',
  'schedule_change_request.employee_id': 'replaced',
  'schedule_fill_request.employee_id': 'replaced',
  'call_out.created_by': 'replaced',
  'call_out_driver.employee_id': counts,

  'training_file.owner_employee_id': 'kept: material of the club',
  'module_assignment.employee_id': 'replaced',
  'module_progress.employee_id': counts,
  'certificate.employee_id': counts,
  'watch_session.employee_id': 'deleted',
  'offline_pass.employee_id': 'deleted',
  'campaign_manager.employee_id': counts,
  'campaign_enrollment.employee_id': counts,
  'campaign_draft.owner_employee_id': 'deleted',
  'campaign_sign_up.employee_id': counts,
  'campaign_player.employee_id': accounts,
  'campaign_award.employee_id': accounts,

  'team.captain_id': counts,
  'team_member.employee_id': counts,
  'season.mvp_id': counts,
  'season_player.employee_id': counts,
  'season_award.employee_id': counts,
  'draft_player.employee_id': counts,
  'draft_pick.employee_id': counts,
  'draft_submission.captain_id': counts,
  'ledger_entry.employee_id': accounts,
  'ledger_holder.employee_id': accounts,
  'withdrawal.employee_id': 'replaced',
  'bet.employee_id': accounts,
  'campaign_payment.employee_id': accounts,

  'visit.employee_id': counts,
  'visit_day.employee_id': counts,
  'visit_month.employee_id': counts,
  'comment_correction.author_employee_id': counts,
  'audit_event.actor_employee_id': 'kept: who did what must stay provable; it has ids, never names',
  'seeing.employee_id': 'kept: who saw as whom must stay provable; it has ids, never names',
  'live_event.author_employee_id': shortLived,
  'repeated_write.employee_id': shortLived,
};
