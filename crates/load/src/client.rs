//! One person with a browser's manners: a cookie, requests, a socket.

use futures_util::{SinkExt, StreamExt};
use reqwest::{Method, header};
use serde_json::{Value, json};
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Result;

/// How long a connection is kept for the next request.
const IDLE: Duration = Duration::from_secs(1);

/// How long anything may take before a client gives up: far longer than it takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// A person: an HTTP client with a session cookie.
#[derive(Clone, Debug)]
pub struct Person {
    http: reqwest::Client,
    /// `127.0.0.1:7373`.
    pub address: String,
    /// `feerie_session=…; …`: all that the server set.
    pub cookie: String,
    /// The token of a bot account, which its program shows in place of a cookie.
    pub token: Option<String>,
    /// Their id.
    pub id: String,
    /// Where their connections come from; wherever the system likes if nothing is said.
    home: Option<IpAddr>,
}

/// An answer to a request.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Its status.
    pub status: u16,
    /// Its headers.
    pub headers: header::HeaderMap,
    /// Its body; null if it was no JSON.
    pub body: Value,
}

impl Answer {
    /// The code of an error; empty if it is none.
    pub fn code(&self) -> &str {
        self.body["error"]["code"].as_str().unwrap_or_default()
    }
}

impl Person {
    /// A new person.
    pub async fn arrive(address: &str) -> Result<Person> {
        let http = reqwest::Client::builder().no_proxy().tcp_nodelay(true).timeout(PATIENCE).build()?;
        Person::arrive_with(http, address).await
    }

    /// A new person who shares connections with others, for crowds.
    pub async fn arrive_with(http: reqwest::Client, address: &str) -> Result<Person> {
        Person::nobody(http, address, None).introduce().await
    }

    /// A new person whose connections come from an address of their own; all of 127.0.0.0/8 is this machine.
    pub async fn arrive_from(home: IpAddr, address: &str) -> Result<Person> {
        // Shorter than a server waits for the next request: it must not hang up on one that is on its way.
        let http = reqwest::Client::builder().no_proxy().tcp_nodelay(true).timeout(PATIENCE).pool_idle_timeout(IDLE);
        let http = http.local_address(home);
        Person::nobody(http.build()?, address, Some(home)).introduce().await
    }

    fn nobody(http: reqwest::Client, address: &str, home: Option<IpAddr>) -> Person {
        Person { http, address: address.to_owned(), cookie: String::new(), token: None, id: String::new(), home }
    }

    async fn introduce(mut self) -> Result<Person> {
        let answer = self.get("/api/me").await?;
        self.take_cookie(&answer);
        self.id = answer.body["id"].as_str().ok_or_else(|| format!("nobody: {}", answer.status))?.to_owned();
        Ok(self)
    }

    /// Keeps the cookie of an answer, as browsers do.
    pub fn take_cookie(&mut self, answer: &Answer) {
        for set in answer.headers.get_all(header::SET_COOKIE).iter().filter_map(|value| value.to_str().ok()) {
            let (pair, rest) = set.split_once(';').unwrap_or((set, ""));
            let Some((name, _)) = pair.split_once('=') else { continue };
            let others = self.cookie.split("; ").filter(|one| one.split('=').next() != Some(name) && !one.is_empty());
            let mut cookies: Vec<&str> = others.collect();
            if !rest.contains("Max-Age=0;") {
                cookies.push(pair);
            }
            self.cookie = cookies.join("; ");
        }
    }

    /// Sends a request.
    pub async fn ask(&self, method: Method, path: &str, body: Option<Value>, more: &[(&str, &str)]) -> Result<Answer> {
        let mut request = self.http.request(method, format!("http://{}{path}", self.address));
        if !self.cookie.is_empty() {
            request = request.header(header::COOKIE, &self.cookie);
        }
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        for (name, value) in more {
            request = request.header(*name, *value);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        let answer = request.send().await?;
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        let body = serde_json::from_slice(&answer.bytes().await?).unwrap_or(Value::Null);
        Ok(Answer { status, headers, body })
    }

    /// Gets something.
    pub async fn get(&self, path: &str) -> Result<Answer> {
        self.ask(Method::GET, path, None, &[]).await
    }

    /// Posts something.
    pub async fn post(&self, path: &str, body: Value) -> Result<Answer> {
        self.ask(Method::POST, path, Some(body), &[]).await
    }

    /// Deletes something.
    pub async fn delete(&self, path: &str) -> Result<Answer> {
        self.ask(Method::DELETE, path, None, &[]).await
    }

    /// Opens a table; answers its description.
    pub async fn open_table(&self, wish: Value) -> Result<Value> {
        let answer = self.post("/api/tables", wish).await?;
        if answer.status != 200 {
            return Err(format!("no table: {}", answer.body).into());
        }
        Ok(answer.body["table"].clone())
    }

    /// Opens a socket.
    pub async fn socket(&self) -> Result<Socket> {
        let bearer = self.token.as_ref().map(|token| format!("Bearer {token}"));
        let more: Vec<(&'static str, &str)> = bearer.iter().map(|text| ("authorization", text.as_str())).collect();
        Socket::open_from(self.home, &self.address, &self.cookie, &more).await
    }
}

/// An open socket.
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Connects with a cookie and more headers.
    pub async fn open(address: &str, cookie: &str, more: &[(&'static str, &str)]) -> Result<Socket> {
        Socket::open_from(None, address, cookie, more).await
    }

    /// The same, coming from an address of this machine.
    pub async fn open_from(
        home: Option<IpAddr>,
        address: &str,
        cookie: &str,
        more: &[(&'static str, &str)],
    ) -> Result<Socket> {
        let mut request = format!("ws://{address}/ws").into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse()?);
        for (name, value) in more {
            request.headers_mut().insert(*name, value.parse()?);
        }
        let stream = connect(home, address).await?;
        stream.set_nodelay(true)?;
        // Small buffers: a crowd of clients shares one machine with the server it measures.
        let config = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0);
        let (stream, _) = client_async_with_config(request, stream, Some(config)).await?;
        let mut socket = Socket(stream);
        match socket.next().await? {
            Some(hello) if hello["t"] == "hello" => Ok(socket),
            other => Err(format!("not greeted: {other:?}").into()),
        }
    }

    /// Sends a message.
    pub async fn send(&mut self, message: Value) -> Result<()> {
        self.send_raw(Message::text(message.to_string())).await
    }

    /// Sends anything.
    pub async fn send_raw(&mut self, message: Message) -> Result<()> {
        Ok(self.0.send(message).await?)
    }

    /// The next message as text; none once the server has closed.
    pub async fn next_text(&mut self) -> Result<Option<String>> {
        loop {
            match tokio::time::timeout(PATIENCE, self.0.next()).await? {
                None | Some(Ok(Message::Close(_))) => return Ok(None),
                Some(Ok(Message::Text(text))) => return Ok(Some(text.as_str().to_owned())),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// The next message; none once the server has closed.
    pub async fn next(&mut self) -> Result<Option<Value>> {
        Ok(match self.next_text().await? {
            Some(text) => Some(serde_json::from_str(&text)?),
            None => None,
        })
    }

    /// The next message of one of these kinds; others are passed over.
    pub async fn until(&mut self, kinds: &[&str]) -> Result<Value> {
        while let Some(message) = self.next().await? {
            if kinds.iter().any(|kind| message["t"] == **kind) {
                return Ok(message);
            }
        }
        Err(format!("the server closed before it said {kinds:?}").into())
    }

    /// Follows a table; answers its introduction.
    pub async fn follow(&mut self, table: &str, from: u64) -> Result<Value> {
        self.send(json!({"t": "sub", "table": table, "from": from})).await?;
        let message = self.until(&["table", "error"]).await?;
        if message["t"] == "error" { Err(format!("cannot follow: {message}").into()) } else { Ok(message) }
    }

    /// Reads until the server closes; the code it gives, if it gives one.
    pub async fn close_code(&mut self) -> Result<Option<u16>> {
        loop {
            match tokio::time::timeout(PATIENCE, self.0.next()).await? {
                None => return Ok(None),
                Some(Ok(Message::Close(frame))) => return Ok(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// Closes politely.
    pub async fn close(mut self) {
        // Whether the other side hears it is its own affair.
        let _ = self.0.close(None).await;
    }
}

/// A connection, coming from an address of this machine if one is given.
pub async fn connect(home: Option<IpAddr>, address: &str) -> Result<TcpStream> {
    let Some(home) = home else { return Ok(TcpStream::connect(address).await?) };
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(home, 0))?;
    Ok(socket.connect(address.parse()?).await?)
}
