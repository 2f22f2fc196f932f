//! Fair time.
