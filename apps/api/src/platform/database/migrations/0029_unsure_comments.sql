-- A comment, or a topic of one, whose words are not clear enough to call praise or blame is unsure. People's corrections
-- are never unsure, so comment_correction keeps its three values.
alter table survey drop constraint survey_comment_tone_check,
  add constraint survey_comment_tone_check check (comment_tone in ('positive', 'neutral', 'negative', 'unsure'));
alter table survey_comment_span drop constraint survey_comment_span_sentiment_check,
  add constraint survey_comment_span_sentiment_check check (sentiment in ('positive', 'neutral', 'negative', 'unsure'));
