use std::sync::Mutex;

use tauri::{AppHandle, Manager, State, Url};
use tauri_plugin_deep_link::DeepLinkExt;

use crate::window;

/// Addresses that opened the application, until its page asks for them. None while the page listens by itself.
pub struct Waiting(Mutex<Option<Vec<String>>>);

impl Default for Waiting {
    fn default() -> Self {
        Self(Mutex::new(Some(Vec::new())))
    }
}

/// Hears every `inkbloom://` address, the one of this start included.
pub fn listen(app: &AppHandle) {
    if let Ok(Some(links)) = app.deep_link().get_current() {
        links.into_iter().for_each(|link| pass_on(app, link));
    }
    let handle = app.clone();
    app.deep_link().on_open_url(move |event| {
        window::bring_to_front(&handle);
        event
            .urls()
            .into_iter()
            .for_each(|link| pass_on(&handle, link));
    });
}

/// A page that is being loaded hears nothing yet.
pub fn hold(app: &AppHandle) {
    let waiting = app.state::<Waiting>();
    waiting.0.lock().unwrap().get_or_insert_default();
}

#[tauri::command]
pub fn take_links(waiting: State<Waiting>) -> Vec<String> {
    waiting.0.lock().unwrap().take().unwrap_or_default()
}

/// What the address may open is the application's own business: it knows its routes.
fn pass_on(app: &AppHandle, link: Url) {
    let link = String::from(link);
    match app.state::<Waiting>().0.lock().unwrap().as_mut() {
        Some(held) => held.push(link),
        None => window::tell(app, "shell-link", &serde_json::json!({ "url": link })),
    }
}
